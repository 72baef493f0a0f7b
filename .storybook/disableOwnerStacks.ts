import * as React from 'react';

/**
 * React's development build takes a stack for each of the first ten thousand elements made in a second, for warnings to
 * name who made them. Beyond that many it goes without; in tests it does from the first on, which saves a tenth of the
 * time that they render in.
 */
export function disableOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
}
