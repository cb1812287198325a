/** What a risk may be about. The register stores the English word, which is what the contract's `category` holds. */
export const CATEGORIES = ['Security', 'Privacy', 'Operational', 'Financial', 'Regulatory'] as const;
