/** Names of the areas of the product: families of endpoints, filters and elements. */
export type AreaName = 'labour' | 'graduate' | 'occupation' | 'profile' | 'course' | 'imbalance';
