# The organiser's screens: settings, registration, drafts, journal, people.
