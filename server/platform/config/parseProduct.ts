const PRODUCT = /^(apple|google):([\w.-]+(?::[\w.-]+)?)=([\w-]+)$/iu;

/**
 * Reads one entry of APP_PRODUCTS.
 *
 * @throws Error that ends the sentence "APP_PRODUCTS must be …".
 * @example parseProduct('google:everything:yearly=everything-12') // ['GOOGLE:everything:yearly', 'everything-12']
 */
export function parseProduct(text: string): readonly [string, string] {
  const [, store, product, plan] = PRODUCT.exec(text) ?? [];
  if (store === undefined || product === undefined || plan === undefined)
    throw new Error(
      'products with their plans, such as apple:org.example.yearly=everything-12, google:everything:yearly=everything-12',
    );
  return [`${store.toUpperCase()}:${product}`, plan];
}
