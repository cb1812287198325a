/** What a person picks in the Add Risk wizard. */

/** An asset, a scenario or a register that was picked; its name is kept, so that a draft can be shown without asking for it. */
export interface Picked {
  id: string;
  name: string;
}

/** An asset that was picked, with the scenarios that it brings along; null while these are not known. */
export interface PickedAsset extends Picked {
  scenarios: readonly Picked[] | null;
}

export interface PickedItems {
  assets: readonly PickedAsset[];
  /** Those that were selected by hand. `selectedScenarios` are all. */
  scenarios: readonly Picked[];
  /** Ids of scenarios that were deselected by hand, so that no asset brings them along. */
  left_out: readonly string[];
}
