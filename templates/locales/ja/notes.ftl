# What is said once after an act, above the page one returns to.
