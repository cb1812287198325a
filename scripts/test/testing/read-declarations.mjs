/** Declarations for the tests of the gate. */
import { parseSync } from 'vite';
import { typeReader } from '../../lib/gate/read-types.mjs';

/** The declarations of a text, by name. */
export function read(text) {
  const { program, errors } = parseSync('a.d.ts', text);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const nodes = program.body.map((node) => node.declaration ?? node);
  const names = nodes.map((node) => node.id?.name ?? node.declarations[0].id.name);
  const reader = typeReader(text, ([name]) => (names.includes(name) ? { id: name } : { leaf: `#${name}` }));
  const among = {};
  for (const [index, node] of nodes.entries()) {
    const { values = [], ...rest } = reader.declaration(node, names[index]);
    among[names[index]] = { ...among[names[index]], ...rest };
    among[names[index]].values = [...(among[names[index]].values ?? []), ...values];
  }
  return { of: ['typeof', names[0]], among };
}

export const component = (props) =>
  `declare function Button(props: Props): Element; interface Props { label: string; ${props} }`;
export const hook = (result) => `declare function useIt(): Result; interface Result { id: string; ${result} }`;
