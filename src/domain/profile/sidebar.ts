/** Days for which a device remembers whether the sidebar is collapsed (§9). */
export const sidebarCookieDays = 7;
