"""What must hold for every game, number of seats, preset and run of luck."""
