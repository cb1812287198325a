/** Scrolls a list, and only the list, to its active option. */
export function reveal(list: HTMLElement | null): void {
  const entry = list?.querySelector<HTMLElement>('[data-active]');
  if (!list || !entry) return;
  const top = entry.offsetTop;
  const bottom = top + entry.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
