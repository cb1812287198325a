/** The namespace in which the host registers the texts of this package before it shows a page. */
export const DOMAIN_NAMESPACE = 'domain';
