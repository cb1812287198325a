/** Which version the next release of the shared packages and of the contract must have, by what changed since the last one. */
import { METHODS } from './openapi-document.ts';
import { misfits, packageOf, type Surface } from './surface.ts';

export interface DueVersion {
  /** A package, or `contract`. */
  name: string;
  released: string;
  /** The one that it has now. */
  version: string;
  /** What has to be raised: `major` where something that was built with the release can break, `minor` where there is more than before. */
  due: 'major' | 'minor' | null;
  /** Whether `version` is already that high. */
  raised: boolean;
  /** What asks for it, such as `Button: it is gone`. */
  reasons: string[];
}

/** @param released what the last released shell provided @param now what the next one will */
export function dueVersions(released: Surface, now: Surface): DueVersion[] {
  const broken = misfits(released, now);
  return Object.entries(released.versions)
    .filter(([name]) => name === 'contract' || name.startsWith('@parapet/'))
    .map(([name, before]) => {
      const version = now.versions[name] ?? '';
      const breaking = broken.filter(({ part }) => packageOf(part) === name).map((one) => `${one.name}: ${one.reason}`);
      const reasons = breaking.length > 0 ? breaking : additions(name, released, now);
      const due = breaking.length > 0 ? 'major' : reasons.length > 0 ? 'minor' : null;
      return { name, released: before, version, due, raised: isRaised(before, version, due), reasons };
    });
}

/** What is new of a package, or was changed without breaking anything. */
function additions(name: string, released: Surface, now: Surface): string[] {
  if (name === 'contract') return contractAdditions(released, now);
  const names = Object.entries(now.names)
    .filter(([part]) => packageOf(part) === name)
    .flatMap(([part, exported]) =>
      Object.entries(exported).flatMap(([one, [hash]]) => {
        const before = released.names[part]?.[one];
        if (before === undefined) return [`${one}: it is new`];
        return before[0] === hash ? [] : [`${one}: it was extended`];
      }),
    );
  const tokens = name === packageOf('tokens') ? now.tokens.filter((one) => !released.tokens.includes(one)) : [];
  return [...names, ...tokens.map((one) => `${one}: it is new`)];
}

function contractAdditions(released: Surface, now: Surface): string[] {
  const operations = Object.entries(now.contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const [before, operation] = [released.contract.paths[path]?.[method], item[method]];
      if (operation === undefined || isSame(before, operation)) return [];
      return [`${operation.operationId ?? path}: ${before === undefined ? 'it is new' : 'it was extended'}`];
    }),
  );
  const schemas = Object.entries(now.contract.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const before = released.contract.components?.schemas?.[name];
    if (before === undefined) return [`${name}: it is new`];
    return isSame(before, schema) ? [] : [`${name}: it was extended`];
  });
  return [...operations, ...schemas];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function isRaised(before: string, now: string, due: DueVersion['due']): boolean {
  const [majorBefore = 0, minorBefore = 0] = before.split('.').map(Number);
  const [major = 0, minor = 0] = now.split('.').map(Number);
  if (due === null || major > majorBefore) return true;
  return due === 'minor' && major === majorBefore && minor > minorBefore;
}

/** A line for whoever releases it. */
export function dueText({ name, released, version, due, reasons }: DueVersion): string {
  const more = reasons.length > 3 ? `, and ${reasons.length - 3} more` : '';
  return `${name} ${version} needs a higher ${due} version than the released ${released} (${reasons.slice(0, 3).join('; ')}${more})`;
}
