/** Makes a remote with one page, its tests and an entry in the sidebar. @returns its folder */
export function makeRemote(options: {
  name: string;
  titles: Readonly<Record<'en' | 'es' | 'fr' | 'de', string>>;
  folder: string;
}): Promise<string>;
