import { remoteConfig } from '@parapet/build';

export default remoteConfig({ name: 'register' });
