import type { Person } from '@parapet/contracts';
import { query, useQueries, useSession } from '@parapet/sdk';
import { useDomainTexts } from '../locales/use-domain-texts.ts';

/** Most ids that one call takes. */
const MAX_IDS = 100;

/** Names of these members. */
export function peopleQuery(ids: readonly string[]) {
  return query('listPeople', { id: [...ids], limit: MAX_IDS });
}

/** The name of a person, or the address of one who has not signed in yet. */
export function personName({ id, name, email }: Person): string {
  return name ?? email ?? id;
}

/**
 * Names of members by id: `const nameOf = usePeople([risk.owner_id])`. A name that has not arrived yet is empty; one that does not arrive
 * says so. Who is no longer a member reads 'Former member', the product itself 'Parapet'.
 *
 * @param ids null, '' and repetitions are left out
 */
export function usePeople(ids: readonly (string | null | undefined)[]): (id: string | null | undefined) => string {
  const t = useDomainTexts();
  const { user } = useSession();
  const wanted = [...new Set(ids)]
    .filter((id): id is string => id !== null && id !== undefined && id !== '' && id !== SYSTEM)
    .toSorted();
  const chunks = Array.from({ length: Math.ceil(wanted.length / MAX_IDS) }, (_, at) =>
    wanted.slice(at * MAX_IDS, (at + 1) * MAX_IDS),
  );
  const answers = useQueries({ queries: chunks.map((chunk) => ({ ...peopleQuery(chunk), staleTime: 5 * 60_000 })) });
  return (id) => {
    if (id === null || id === undefined || id === '') return t('person.nobody');
    if (id === SYSTEM) return t('person.system');
    const answer = answers[chunks.findIndex((chunk) => chunk.includes(id))];
    const person = answer?.data?.items.find((one) => one.id === id);
    if (person) return personName(person);
    if (id === user.id) return user.name;
    if (answer === undefined || answer.isPending) return '';
    return t(answer.data === undefined ? 'person.not-loaded' : 'person.former');
  };
}

/** Actor of changes that the product makes by itself. */
const SYSTEM = 'system';
