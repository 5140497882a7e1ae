import { serveThread } from '../worker-thread.ts'
import { readArticle } from './index-article.ts'

serveThread(readArticle)
