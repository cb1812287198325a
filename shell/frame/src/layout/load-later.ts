/** Loads once the first page is there, or when something of it is first wanted. */
export const loadLater = () => import('./later.tsx');
