/** Removes the drafts of everybody on this device, and what this tab keeps, and stores no draft until the next page load: call it when somebody signs out. */
export async function clearDrafts(): Promise<void> {
  // Imported on demand: most pages store no drafts.
  const storage = await import('./draft-storage.ts');
  await storage.clearDrafts();
}
