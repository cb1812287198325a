/** Version of the product, as its releases carry it. */
export const PRODUCT_VERSION = '0.1.0';
