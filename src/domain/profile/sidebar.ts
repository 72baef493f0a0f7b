/** How long a device remembers whether the sidebar is collapsed (§9). Days. */
export const sidebarCookieDays = 7;
