/** Caches a value that depends on an object alone, for as long as the object lives. */
export function oncePer<K extends object, V extends object>(make: (of: K) => V): (of: K) => V {
  const made = new WeakMap<K, V>();
  return (of) => {
    const cached = made.get(of);
    if (cached !== undefined) return cached;
    const fresh = make(of);
    made.set(of, fresh);
    return fresh;
  };
}
