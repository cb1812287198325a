/** Version of the product. */
export const PRODUCT_VERSION = '0.1.0';
