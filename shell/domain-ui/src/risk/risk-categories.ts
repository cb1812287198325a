/** What a risk may be about. The English word is what the contract's `category` stores. */
export const RISK_CATEGORIES = ['Security', 'Privacy', 'Operational', 'Financial', 'Regulatory'] as const;
