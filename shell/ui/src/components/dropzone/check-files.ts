export interface FileLimits {
  /** Extensions like '.csv' and types like 'image/*'; anything by default. */
  accept?: readonly string[];
  /** Bytes. */
  maxSize?: number;
  /** 1 by default. */
  maxFiles?: number;
}

export type FileProblem = { kind: 'type' | 'tooLarge'; file: File } | { kind: 'tooMany' };

function fits(file: File, rule: string): boolean {
  if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule.toLowerCase());
  if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1));
  return file.type === rule;
}

/** @returns the first thing that is wrong with `files`, or undefined */
export function checkFiles(
  files: readonly File[],
  { accept, maxSize, maxFiles = 1 }: FileLimits,
): FileProblem | undefined {
  if (files.length > maxFiles) return { kind: 'tooMany' };
  const type = accept === undefined ? undefined : files.find((file) => !accept.some((rule) => fits(file, rule)));
  if (type !== undefined) return { kind: 'type', file: type };
  const large = maxSize === undefined ? undefined : files.find((file) => file.size > maxSize);
  return large === undefined ? undefined : { kind: 'tooLarge', file: large };
}

/** '5 MB' or '5 Mo', as the language writes it. */
export function formatSize(bytes: number, locale: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: amount < 10 && power > 0 ? 1 : 0,
  }).format(amount);
}
