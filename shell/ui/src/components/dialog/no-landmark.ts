/** A `<header>` outside of the page's own would be a second banner of the document. */
export const NO_LANDMARK = { role: 'presentation' } as const;
