import { useFormat } from '@parapet/sdk';

interface CountsProps {
  /** Names with their numbers, in the order in which they are shown. */
  counts: readonly (readonly [name: string, count: number])[];
  className: string | undefined;
}

/** How many there are of each kind. */
export function Counts({ counts, className }: CountsProps) {
  const format = useFormat();
  return (
    <dl className={className}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
