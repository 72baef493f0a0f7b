import * as React from 'react';

/**
 * React's development build records a stack for each of the first ten thousand elements per second, for warnings.
 * Disabling this in tests saves a tenth of the render time.
 */
export function disableOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
}
