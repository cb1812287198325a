/** A save that goes on after its form is gone. */
export interface LeftSave {
  /** Tries no more; the draft on the device has what was typed. */
  end: () => void;
}

/** What forms left while it was not saved, by the key of its draft: it goes on being saved as long as the product is open. */
export interface LeftSaves {
  /** From now on for this person in this organization; returns the end of that. */
  open: (owner: string) => () => void;
  /** False when nothing goes on: nobody is signed in any more, or somebody else is. */
  add: (key: string, save: LeftSave) => boolean;
  /** For a form that shows the same record again. */
  find: (key: string) => LeftSave | undefined;
  /** A form shows it, or everything is saved. */
  take: (key: string) => void;
}

/** The start of the keys of a person's drafts. */
export const draftOwner = (userId: string, organizationId: string): string => `${userId}/${organizationId}/`;

export function createLeftSaves(): LeftSaves {
  const saves = new Map<string, LeftSave>();
  let owner: string | null = null;
  return {
    open(next) {
      owner = next;
      return () => {
        owner = null;
        for (const save of saves.values()) save.end();
        saves.clear();
      };
    },
    add(key, save) {
      if (owner === null || !key.startsWith(owner)) return false;
      saves.set(key, save);
      return true;
    },
    find: (key) => saves.get(key),
    take: (key) => void saves.delete(key),
  };
}
