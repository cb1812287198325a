/** How long (ms) the browser may take to read the file after the click. */
const READ_WITHIN = 60_000;

/** Saves a file that the page made or received, where the browser keeps downloads. @param name with its extension */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN);
}
