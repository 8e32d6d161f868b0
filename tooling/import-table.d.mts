/** The features of the service. None imports another one. */
export declare const features: readonly string[]
