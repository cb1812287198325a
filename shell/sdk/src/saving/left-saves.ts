/** A save that goes on after its form is gone. */
export interface LeftSave {
  /** Tries no more; the draft on the device has what was typed. */
  end: () => void;
}

/** The start of the keys of a person's drafts. */
export const draftOwner = (userId: string, organizationId: string): string => `${userId}/${organizationId}/`;

export type LeftSaves = ReturnType<typeof createLeftSaves>;

/** What forms left while it was not saved, by the key of its draft: it goes on being saved as long as the product is open. */
export function createLeftSaves() {
  const saves = new Map<string, LeftSave>();
  let owner: string | null = null;
  return {
    /** From now on for this person in this organization; returns the end of that. */
    open(next: string) {
      owner = next;
      return () => {
        owner = null;
        for (const save of saves.values()) save.end();
        saves.clear();
      };
    },
    /** False when nothing goes on: nobody is signed in any more, or somebody else is. */
    add(key: string, save: LeftSave) {
      if (owner === null || !key.startsWith(owner)) return false;
      saves.set(key, save);
      return true;
    },
    /** For a form that shows the same record again. */
    find: (key: string) => saves.get(key),
    /** A form shows it, or everything is saved. */
    take: (key: string) => void saves.delete(key),
  };
}
