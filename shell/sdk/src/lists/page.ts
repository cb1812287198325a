/** A page after the first in the URL: its number and the cursor that leads to it, `3.abc`. */
export function readPage(text: string): { number: number; cursor: string } {
  const dot = text.indexOf('.');
  const number = Number(text.slice(0, dot));
  const cursor = text.slice(dot + 1);
  if (dot === -1 || !Number.isInteger(number) || number < 2 || cursor === '') return { number: 1, cursor: '' };
  return { number, cursor };
}

export function writePage(search: URLSearchParams, number: number, cursor: string): void {
  if (number > 1 && cursor !== '') search.set('page', `${number}.${cursor}`);
  else search.delete('page');
}
