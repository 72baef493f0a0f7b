export interface AdminPaletteProps {
  onLogout: () => void;
  onClose: () => void;
}
/** The administrator's palette: the screens of the area, all customers and their servers. */
export default function AdminPaletteContainer({
  onLogout,
  onClose,
}: AdminPaletteProps): import('react').JSX.Element;
