import { remoteConfig } from '@parapet/build';

export default remoteConfig({ name: 'risk-flow', folder: import.meta.dirname });
