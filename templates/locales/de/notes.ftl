# Was nach einer Handlung einmal über der nächsten Seite steht.
