import { remoteTestConfig } from '@parapet/build/test';

export default remoteTestConfig();
