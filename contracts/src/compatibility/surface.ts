/**
 * What the shell provides to remotes, and what a remote needs of it: names of the shared packages with their declarations, operations of the API
 * with their schemas, design tokens. Both are computed at a build (`provides.json`, `needs.json`) and compared before a remote is started.
 */
import { breakingChanges } from './breaking-changes.ts';
import { whyNotFitting, type Uses } from './declaration-fit.ts';
import type { Declarations, Type } from './declarations.ts';
import type { OpenApiDocument } from './openapi-document.ts';

export interface Surface {
  /** Versions of the packages, and of the contract as `contract`. */
  versions: Readonly<Record<string, string>>;
  /** By module and name: a hash of the declaration with everything that it refers to, and where it is. */
  names: Readonly<Record<string, Readonly<Record<string, readonly [hash: string, type: Type]>>>>;
  declarations: Declarations;
  tokens: readonly string[];
  /** The operations, with the schemas that they use. */
  contract: OpenApiDocument;
  /** Of a remote: the members, fields and values in all that, which its code mentions, and the parameters of its callbacks. All count without it. */
  uses?: Omit<Uses, 'names'> & { names: readonly string[] };
}

/** What a shell provides, with an id that no other has. */
export interface Provides extends Surface {
  id: string;
}

/** Something that a remote needs and a shell does not have as it is needed. */
export interface Misfit {
  /** What it belongs to: a module such as `@parapet/ui/forms`, `contract` or `tokens`. */
  part: string;
  /** The name of an export, an operation or a token. */
  name: string;
  /** English, for whoever releases the remote. */
  reason: string;
}

/** @returns everything that does not fit; empty when the remote can be started */
export function misfits(needs: Surface, provides: Surface): Misfit[] {
  const uses = needs.uses && { ...needs.uses, names: new Set(needs.uses.names) };
  return [
    ...missingNames(needs, provides, uses),
    ...missingOperations(needs, provides, uses),
    ...missingTokens(needs, provides),
  ];
}

function missingNames(needs: Surface, provides: Surface, uses?: Uses): Misfit[] {
  return Object.entries(needs.names).flatMap(([part, names]) =>
    Object.entries(names).flatMap(([name, [hash, of]]) => {
      const found = provides.names[part]?.[name];
      const reason =
        found === undefined
          ? 'it is gone'
          : found[0] === hash
            ? null
            : whyNotFitting({ of, among: needs.declarations }, { of: found[1], among: provides.declarations }, uses);
      return reason === null ? [] : [{ part, name, reason }];
    }),
  );
}

function missingOperations(needs: Surface, provides: Surface, uses?: Uses): Misfit[] {
  return Object.entries(needs.contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const one = { ...needs.contract, paths: { [path]: { [method]: operation } } };
      return breakingChanges(one, provides.contract, uses?.names)
        .slice(0, 1)
        .map((reason) => ({ part: 'contract', name: operation.operationId ?? path, reason }));
    }),
  );
}

const missingTokens = (needs: Surface, provides: Surface): Misfit[] =>
  needs.tokens
    .filter((name) => !provides.tokens.includes(name))
    .map((name) => ({ part: 'tokens', name, reason: 'it is gone' }));

/** The package of a module, whose version is in `versions`. */
export const packageOf = (part: string): string => (part === 'tokens' ? '@parapet/ui' : part.split('/', 2).join('/'));

/** A line for a log or an error message, with both sides. */
export function misfitText({ part, name, reason }: Misfit, needs: Surface, provides: Surface): string {
  const of = packageOf(part);
  return `it needs ${name} of ${part} as of ${needs.versions[of] ?? '?'}, the shell has ${provides.versions[of] ?? '?'}: ${reason}`;
}
