import { icon } from './coreIcons';

/** Icons of the account and error screens, in their own module because these load first. */
export {
  AlertIcon,
  CheckIcon,
  ChevronDownIcon,
  EyeIcon,
  EyeOffIcon,
  GlobeIcon,
  InfoIcon,
  KeyIcon,
  MonitorIcon,
  MoonIcon,
  RefreshIcon,
  SunIcon,
  type IconProps,
} from './coreIcons';

export const ArrowDownIcon = /*#__PURE__*/ icon('ArrowDown', 'M12 5v14', 'M6 13l6 6 6-6');
export const ArrowLeftIcon = /*#__PURE__*/ icon('ArrowLeft', 'M19 12H5', 'M11 6l-6 6 6 6');
export const ArrowRightIcon = /*#__PURE__*/ icon('ArrowRight', 'M5 12h14', 'M13 6l6 6-6 6');
export const ArrowUpIcon = /*#__PURE__*/ icon('ArrowUp', 'M12 19V5', 'M6 11l6-6 6 6');
export const BellIcon = /*#__PURE__*/ icon(
  'Bell',
  'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10',
  'M10 20a2.2 2.2 0 0 0 4 0',
);
export const BookIcon = /*#__PURE__*/ icon(
  'Book',
  'M5 5.5A2.5 2.5 0 0 1 7.5 3H19v15H7.5A2.5 2.5 0 0 0 5 20.5z',
  'M5 20.5A2.5 2.5 0 0 1 7.5 18H19v3H7.5A2.5 2.5 0 0 1 5 20.5',
);
export const BoxIcon = /*#__PURE__*/ icon(
  'Box',
  'M12 3l8 4.5v9L12 21l-8-4.5v-9z',
  'M4 7.5l8 4.5 8-4.5',
  'M12 12v9',
);
export const CardIcon = /*#__PURE__*/ icon('Card', 'M3 6h18v12H3z', 'M3 10h18', 'M7 14.5h3');
export const CartIcon = /*#__PURE__*/ icon(
  'Cart',
  'M2.5 4H5l2.3 11h10.4L20 7H5.7',
  'M9 19.5v.1',
  'M16.5 19.5v.1',
);
export const ChartIcon = /*#__PURE__*/ icon('Chart', 'M4 20h16', 'M7 16v-5', 'M12 16V5', 'M17 16V9');
export const ChevronRightIcon = /*#__PURE__*/ icon('ChevronRight', 'M9.5 6l6 6-6 6');
export const CloseIcon = /*#__PURE__*/ icon('Close', 'M6 6l12 12', 'M18 6L6 18');
export const ContrastIcon = /*#__PURE__*/ icon(
  'Contrast',
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  'M12 3v18M13.5 3.5v17M15 4v16M16.5 5v14M18 6.5v11M19.5 9v6',
);
export const CopyIcon = /*#__PURE__*/ icon('Copy', 'M9 9h11v11H9z', 'M15 9V4H4v11h5');
export const CpuIcon = /*#__PURE__*/ icon(
  'Cpu',
  'M7 7h10v10H7z',
  'M10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
);
export const DatabaseIcon = /*#__PURE__*/ icon(
  'Database',
  'M5 6c0-1.7 3.1-3 7-3s7 1.3 7 3-3.1 3-7 3-7-1.3-7-3z',
  'M5 6v12c0 1.7 3.1 3 7 3s7-1.3 7-3V6',
  'M5 12c0 1.7 3.1 3 7 3s7-1.3 7-3',
);
export const DownloadIcon = /*#__PURE__*/ icon('Download', 'M12 4v11', 'M7 10.5l5 5 5-5', 'M4.5 19.5h15');
export const EditIcon = /*#__PURE__*/ icon('Edit', 'M4 20l1-4L16.5 4.5l3 3L8 19z', 'M14 7l3 3');
export const ExternalIcon = /*#__PURE__*/ icon('External', 'M14 4h6v6', 'M20 4l-9 9', 'M18 14v6H4V6h6');
export const FileIcon = /*#__PURE__*/ icon('File', 'M6 3h8l4 4v14H6z', 'M14 3v4h4');
export const FilterIcon = /*#__PURE__*/ icon('Filter', 'M4 6h16', 'M7 12h10', 'M10 18h4');
export const FolderIcon = /*#__PURE__*/ icon('Folder', 'M3 6h6l2 2.5h10V19H3z');
export const HelpIcon = /*#__PURE__*/ icon(
  'Help',
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  'M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.9.5-1.2 1-1.2 1.9',
  'M12 16.9v.1',
);
export const HistoryIcon = /*#__PURE__*/ icon(
  'History',
  'M4 12a8 8 0 1 1 2.5 5.8',
  'M3.5 18v-4h4',
  'M12 8v4.5l3 1.8',
);
export const IdCardIcon = /*#__PURE__*/ icon(
  'IdCard',
  'M3 5.5h18v13H3z',
  'M8.5 9a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5z',
  'M5.8 15.8c.3-1.2 1.4-1.9 2.7-1.9s2.4.7 2.7 1.9',
  'M14.5 10H18M14.5 14H18',
);
export const GridIcon = /*#__PURE__*/ icon(
  'Grid',
  'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
);
export const RowsIcon = /*#__PURE__*/ icon('Rows', 'M3.5 5h17v14h-17z', 'M3.5 9.7h17M3.5 14.3h17');
export const ListIcon = /*#__PURE__*/ icon('List', 'M5 3.5h14v17H5z', 'M8.5 8h7', 'M8.5 12h7', 'M8.5 16h4');
export const LockIcon = /*#__PURE__*/ icon(
  'Lock',
  'M5 10.5h14V20H5z',
  'M8 10.5V8a4 4 0 0 1 8 0v2.5',
  'M12 14v2.5',
);
export const LogoutIcon = /*#__PURE__*/ icon('Logout', 'M14 4H5v16h9', 'M10 12h11', 'M17.5 8l4 4-4 4');
export const MailIcon = /*#__PURE__*/ icon('Mail', 'M3 5.5h18v13H3z', 'M3.5 6.5L12 13l8.5-6.5');
export const MenuIcon = /*#__PURE__*/ icon('Menu', 'M4 7h16', 'M4 12h16', 'M4 17h16');
export const MessageIcon = /*#__PURE__*/ icon('Message', 'M4 4.5h16v12h-9L6.5 20v-3.5H4z');
export const MinusIcon = /*#__PURE__*/ icon('Minus', 'M5 12h14');
export const MoreIcon = /*#__PURE__*/ icon('More', 'M12 5.5v.1', 'M12 12v.1', 'M12 18.5v.1');
export const NetworkIcon = /*#__PURE__*/ icon(
  'Network',
  'M9 3h6v5H9z',
  'M3 16h6v5H3z',
  'M15 16h6v5h-6z',
  'M12 8v4M6 16v-4h12v4',
);
export const PanelLeftIcon = /*#__PURE__*/ icon('PanelLeft', 'M3 4.5h18v15H3z', 'M9 4.5v15');
export const PlayIcon = /*#__PURE__*/ icon('Play', 'M7.5 5v14l11-7z');
export const PlusIcon = /*#__PURE__*/ icon('Plus', 'M12 5v14', 'M5 12h14');
export const PowerIcon = /*#__PURE__*/ icon('Power', 'M12 3v8', 'M7 6.5a8 8 0 1 0 10 0');
export const PrintIcon = /*#__PURE__*/ icon(
  'Print',
  'M7 8.5V3.5h10v5',
  'M7 17H5a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 5 9h14a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 19 17h-2',
  'M7 14h10v6.5H7z',
);
export const PuzzleIcon = /*#__PURE__*/ icon(
  'Puzzle',
  'M4 8h4.5a2.2 2.2 0 1 1 4 0H17v4.5a2.2 2.2 0 1 1 0 4V21H4z',
);
export const RackIcon = /*#__PURE__*/ icon(
  'Rack',
  'M6 3h12v18H6z',
  'M6 9h12M6 15h12',
  'M9 6v.1M9 12v.1M9 18v.1',
  'M12 6h3M12 12h3M12 18h3',
);
export const ReceiptIcon = /*#__PURE__*/ icon(
  'Receipt',
  'M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2z',
  'M9 8.5h6',
  'M9 13h6',
);
export const RenewIcon = /*#__PURE__*/ icon(
  'Renew',
  'M4 6h16v14H4z',
  'M4 10h16',
  'M8 3.5v4',
  'M16 3.5v4',
  'M12 12.5v5',
  'M9.5 15h5',
);
export const SearchIcon = /*#__PURE__*/ icon(
  'Search',
  'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
  'M15.5 15.5L20 20',
);
export const ServerIcon = /*#__PURE__*/ icon(
  'Server',
  'M4 4h16v7H4z',
  'M4 13h16v7H4z',
  'M7.5 7.5v.1',
  'M7.5 16.5v.1',
);
export const SettingsIcon = /*#__PURE__*/ icon(
  'Settings',
  'M4 7h9M17 7h3M4 17h3M11 17h9',
  'M15 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  'M9 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
);
export const ShieldIcon = /*#__PURE__*/ icon(
  'Shield',
  'M12 3l8 3v5.5c0 5-3.5 8-8 9.5-4.5-1.5-8-4.5-8-9.5V6z',
  'M8.5 12l2.5 2.5 4.5-5',
);
export const ShareIcon = /*#__PURE__*/ icon(
  'Share',
  'M17.5 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  'M6.5 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  'M17.5 15.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  'M8.8 10.8l6.5-3.6M8.8 13.2l6.5 3.6',
);
export const ShieldAlertIcon = /*#__PURE__*/ icon(
  'ShieldAlert',
  'M12 3l8 3v5.5c0 5-3.5 8-8 9.5-4.5-1.5-8-4.5-8-9.5V6z',
  'M12 8v4.5',
  'M12 15.9v.1',
);
export const TagIcon = /*#__PURE__*/ icon('Tag', 'M4 4h8l8.5 8.5-8 8L4 12z', 'M8.5 8.5v.1');
export const ToolsIcon = /*#__PURE__*/ icon(
  'Tools',
  'M14.5 6.5a4 4 0 0 1 5-1.5l-3 3 1.5 1.5 3-3a4 4 0 0 1-5.5 4.7L8 19a2 2 0 0 1-3-3l7.8-7.5a4 4 0 0 1 1.7-2z',
);
export const TrashIcon = /*#__PURE__*/ icon(
  'Trash',
  'M4.5 7h15',
  'M9 7V4h6v3',
  'M6.5 7l1 13h9l1-13',
  'M10.5 11v5.5M13.5 11v5.5',
);
export const UploadIcon = /*#__PURE__*/ icon('Upload', 'M12 16V4', 'M7 9l5-5 5 5', 'M4 16v4h16v-4');
export const UserIcon = /*#__PURE__*/ icon(
  'User',
  'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  'M4 20.5c.8-4 4-6 8-6s7.2 2 8 6',
);
export const UsersIcon = /*#__PURE__*/ icon(
  'Users',
  'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  'M2.5 20c.6-3.5 3.2-5.5 6.5-5.5s5.9 2 6.5 5.5',
  'M16 5.5a3.2 3.2 0 0 1 0 6.2M18 15c2 .8 3.2 2.6 3.5 5',
);
export const WalletIcon = /*#__PURE__*/ icon(
  'Wallet',
  'M4 8h16v11.5H4z',
  'M4 8V6.5A2 2 0 0 1 6 4.5h11V8',
  'M16 13.7v.1',
);
