export { Dashboard as DashboardPage } from '../features/dashboard/dashboard.tsx';
