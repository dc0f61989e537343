UPDATE game SET ending = NULL WHERE ending = '';
