import { serveThread } from '../jobs/worker-thread.ts'
import { readArticle } from './index-article.ts'

serveThread(readArticle)
