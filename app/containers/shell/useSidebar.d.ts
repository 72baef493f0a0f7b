/** The sidebar's state, remembered on the device once it is chosen, and the drawer's; Ctrl/Cmd+B toggles whichever is on screen. */
export declare function useSidebar(): {
  sidebar: 'expanded' | 'collapsed';
  toggle: () => void;
  isDrawerOpen: boolean;
  setDrawerOpen: import('react').Dispatch<import('react').SetStateAction<boolean>>;
};
