import { adminLinkKeys, adminPages, isAdminScreen } from '@/pages/admin';
import { dashboardPages, sectionKeys } from '@/pages/dashboard';
import { rootPages } from '@/pages/root';
import { documentPaths, paths, redirects, sectionPath } from '@/paths';

/** An address of the portal with its screen. A contract test compares the table with the app's. */
export interface SpecifiedRoute {
  path: string;
  screen: string;
}

export const specifiedRoutes: readonly SpecifiedRoute[] = [
  ...documentPaths.map((path) => ({
    path,
    screen: path === paths.landing ? 'LandingScreen' : 'LegalScreen',
  })),
  ...rootPages.map(([key, screen]) => ({ path: paths[key], screen })),
  ...sectionKeys.map((key) => ({ path: sectionPath(key), screen: screenOf(dashboardPages[key]) })),
  ...adminLinkKeys
    .filter(isAdminScreen)
    .map((key) => ({ path: paths.admin[key], screen: screenOf(adminPages[key]) })),
  ...['/dashboard/*', '/admin/*', '*'].map((path) => ({ path, screen: 'NotFoundScreen' })),
];

/** A page without a screen shows the placeholder (D5). */
function screenOf(page: { screen: string } | { nearest: string }): string {
  return 'screen' in page ? page.screen : 'PlaceholderScreen';
}

/** Addresses that lead on to another one (D3). */
export const specifiedRedirects = redirects;
