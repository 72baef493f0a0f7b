/**
 * Maximum number of cart entries; a longer stored list was not written by the portal. A separate module, so that the
 * cart's badge does not load the validation rules.
 */
export const cartCapacity = 200;
