/** Reads '#d3f9d8', 'D3F9D8' or '#fa0'. @returns '#rrggbb' in lower case, or null when it is no color */
export function parseColor(text: string): string | null {
  const [, digits = ''] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.trim()) ?? [];
  if (digits === '') return null;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${full.toLowerCase()}`;
}
