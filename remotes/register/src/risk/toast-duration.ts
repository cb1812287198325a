/** Milliseconds that a confirmation stays: the person did it on purpose, and the page shows it too. */
export const TOAST_DURATION = 5_000;
