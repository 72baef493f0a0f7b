import { type AdminSettings } from '@/domain/admin/settings';
/** The form once the settings are there: from then on the draft is here. */
export declare function AdminSettingsEditor({
  initial,
}: {
  initial: AdminSettings;
}): import('react').JSX.Element;
