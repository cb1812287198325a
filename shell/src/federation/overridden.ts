/** The release that this session gets in place of the live one: the server writes it into the page. */
export function overridden(): { name: string; version: string } | null {
  const content = document.querySelector<HTMLMetaElement>('meta[name="override"]')?.content ?? '';
  const [name, version] = content.split(' ');
  return name && version ? { name, version } : null;
}
