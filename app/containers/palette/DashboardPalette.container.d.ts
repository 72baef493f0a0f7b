export interface DashboardPaletteProps {
  /** Where a visitor signs in; null for a customer. */
  signInHref: string | null;
  onLogout: () => void;
  onClose: () => void;
}
/** The customer's palette: every screen of the dashboard, the servers, and what needs no form. */
export default function DashboardPaletteContainer({
  signInHref,
  onLogout,
  onClose,
}: DashboardPaletteProps): import('react').JSX.Element;
