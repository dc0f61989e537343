# Wat één keer na een handeling wordt gezegd, boven de pagina waarnaar men terugkeert.
