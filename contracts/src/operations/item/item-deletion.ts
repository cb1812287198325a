/** What deleting an asset, a property or a risk scenario does besides. */
export const ITEM_DELETION = {
  description: 'Links to it are removed too. Completed and archived flows still show its name.',
};
