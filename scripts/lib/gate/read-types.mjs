/** Turns types of the syntax tree into the data of `contracts/src/compatibility/declarations.ts`. */

/** Kinds of types that are data of their own inside of a type that is kept as text. */
const PARTS = new Set([
  'TSTypeReference',
  'TSImportType',
  'TSTypeQuery',
  'TSTypeLiteral',
  'TSFunctionType',
  'TSUnionType',
]);

/**
 * @param {string} source
 * @param {(path: string[], from?: string) => { id: string } | { leaf: string }} find what a name stands for, or a name of the module `from`
 */
export function typeReader(source, find) {
  /** Type parameters that are in scope, innermost last. @type {Map<string, any>[]} */
  const scopes = [];

  const text = ({ start, end }) => source.slice(start, end).replaceAll(/\s+/g, ' ');
  const pathOf = (node) => (node.type === 'TSQualifiedName' ? [...pathOf(node.left), node.right.name] : [node.name]);

  /** A name with its arguments. */
  function named(found, kind, args) {
    if ('id' in found) return [kind, found.id, ...args];
    return args.length === 0 ? found.leaf : ['leaf', found.leaf, ...args];
  }

  function reference(path, args) {
    if (path.length === 1) for (const scope of scopes.toReversed()) if (scope.has(path[0])) return scope.get(path[0]);
    return named(find(path), 'ref', args);
  }

  function importType({ source: { value }, qualifier, typeArguments }, kind = 'ref') {
    const path = qualifier ? pathOf(qualifier) : ['*'];
    return named(find(path, value), kind, argumentsOf(typeArguments));
  }

  const argumentsOf = (typeArguments) => (typeArguments?.params ?? []).map(type);
  const typeOf = (annotation) => (annotation ? type(annotation.typeAnnotation) : 'any');

  /** Type parameters that are only used inside, numbered by how deep they are. */
  function within(typeParameters, work) {
    const depth = scopes.length;
    scopes.push(new Map((typeParameters?.params ?? []).map(({ name }, index) => [name.name, `<${depth}.${index}>`])));
    try {
      return work();
    } finally {
      scopes.pop();
    }
  }

  function parameter(node, index) {
    const inner = node.type === 'TSParameterProperty' ? node.parameter : node;
    if (inner.type === 'RestElement') return [`...${index}`, '?', typeOf(inner.typeAnnotation)];
    return [String(index), inner.optional ? '?' : '', typeOf(inner.typeAnnotation)];
  }

  function functionType({ typeParameters, params, returnType }) {
    return within(typeParameters, () => [
      'fn',
      (typeParameters?.params ?? []).map(({ constraint }) => (constraint ? type(constraint) : 'unknown')),
      params.filter(({ name }) => name !== 'this').map(parameter),
      typeOf(returnType),
    ]);
  }

  const nameOf = ({ key, computed }) => (computed ? `[${text(key)}]` : (key.name ?? String(key.value)));

  /** @returns {any[] | null} a member of an object type, an interface or a class; null for what nobody else sees */
  function member(node) {
    const flag = node.optional ? '?' : '';
    switch (node.type) {
      case 'TSPropertySignature':
      case 'PropertyDefinition':
        if (node.accessibility === 'private' || node.key.type === 'PrivateIdentifier') return null;
        return [nameOf(node), flag, typeOf(node.typeAnnotation)];
      case 'TSMethodSignature':
        return [nameOf(node), flag, node.kind === 'get' ? typeOf(node.returnType) : functionType(node)];
      case 'MethodDefinition':
        if (node.accessibility === 'private') return null;
        if (node.kind === 'set') return null;
        return [
          node.kind === 'constructor' ? 'new' : nameOf(node),
          flag,
          node.kind === 'get' ? typeOf(node.value.returnType) : functionType(node.value),
        ];
      case 'TSCallSignatureDeclaration':
        return ['()', '', functionType(node)];
      case 'TSConstructSignatureDeclaration':
        return ['new', '', functionType(node)];
      case 'TSIndexSignature':
        return [`[${text(node.parameters[0].typeAnnotation)}]`, '?', typeOf(node.typeAnnotation)];
      default:
        throw new Error(`Declarations have a member that cannot be read: ${node.type} ${text(node)}`);
    }
  }

  /** Overloads have one name: they are told apart by their number. */
  function members(nodes) {
    const counts = new Map();
    const found = nodes.map(member).filter((one) => one !== null);
    return [
      'obj',
      ...found.map(([name, ...rest]) => {
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        return [count === 1 ? name : `${name} (${count})`, ...rest];
      }),
    ];
  }

  /** Any other type: its text, with the parts that are names or have a structure in place of `$0`, `$1`. */
  function other(node) {
    const parts = [];
    let result = '';
    let from = node.start;
    const visit = (value) => {
      if (typeof value !== 'object' || value === null) return;
      if (Array.isArray(value)) return value.forEach(visit);
      if (value !== node && PARTS.has(value.type)) {
        result += `${source.slice(from, value.start)}$${parts.length}`;
        parts.push(type(value));
        from = value.end;
        return;
      }
      for (const [key, item] of Object.entries(value)) if (key !== 'start' && key !== 'end') visit(item);
    };
    visit(node);
    result += source.slice(from, node.end);
    return ['is', result.replaceAll(/\s+/g, ' '), ...parts];
  }

  /** @param {any} node @returns {any} */
  function type(node) {
    switch (node.type) {
      case 'TSTypeReference':
        return reference(pathOf(node.typeName), argumentsOf(node.typeArguments));
      case 'TSImportType':
        return importType(node);
      case 'TSTypeQuery':
        return node.exprName.type === 'TSImportType'
          ? importType(node.exprName, 'typeof')
          : named(find(pathOf(node.exprName)), 'typeof', []);
      case 'TSParenthesizedType':
        return type(node.typeAnnotation);
      case 'TSTypeLiteral':
        return members(node.members);
      case 'TSFunctionType':
        return functionType(node);
      case 'TSUnionType':
        return ['or', ...node.types.map(type)];
      case 'TSIntersectionType':
        return ['and', ...node.types.map(type)];
      case 'TSArrayType':
        return ['leaf', '#Array', type(node.elementType)];
      case 'TSLiteralType':
        return node.literal.type === 'Literal' ? JSON.stringify(node.literal.value) : text(node);
      default:
        return /^TS\w+Keyword$/.test(node.type) ? text(node) : other(node);
    }
  }

  /** @returns {{ params?: [number, number], type?: any, values?: any[] }} what a statement declares under one name */
  function declaration(node, name) {
    if (node.type === 'VariableDeclaration') {
      const { id, init } = node.declarations.find((one) => one.id.name === name);
      // A constant's value, such as a version, is no promise; its type is.
      return { values: [id.typeAnnotation ? typeOf(id.typeAnnotation) : typeof init?.value] };
    }
    if (node.type === 'TSDeclareFunction' || node.type === 'FunctionDeclaration')
      return { values: [functionType(node)] };
    const { typeParameters } = node;
    const own = typeParameters?.params ?? [];
    scopes.push(new Map(own.map((one, index) => [one.name.name, ['$', index]])));
    try {
      const params = own.length > 0 && { params: [own.length, own.filter((one) => !one.default).length] };
      if (node.type === 'TSTypeAliasDeclaration') return { ...params, type: type(node.typeAnnotation) };
      if (node.type === 'TSInterfaceDeclaration') {
        const bases = (node.extends ?? []).map((one) =>
          reference(pathOf(one.expression), argumentsOf(one.typeArguments)),
        );
        const object = members(node.body.body);
        return { ...params, type: bases.length > 0 ? ['and', ...bases, object] : object };
      }
      if (node.type === 'ClassDeclaration') {
        const isStatic = (one) => one.static || one.kind === 'constructor';
        const object = members(node.body.body.filter((one) => !isStatic(one)));
        const base = node.superClass && reference(pathOf(node.superClass), argumentsOf(node.superTypeArguments));
        return {
          ...params,
          type: base ? ['and', base, object] : object,
          values: [members(node.body.body.filter(isStatic))],
        };
      }
    } finally {
      scopes.pop();
    }
    throw new Error(`Declarations have a statement that cannot be read: ${node.type} ${name}`);
  }

  return { declaration };
}
