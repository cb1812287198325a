export { Connections as RiskConnectionsPage } from '../features/connections/connections.tsx';
